import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { launch, open, rest, serve } from './server.mjs';
const dir = '/work/shared/games/1822pnw/';
for (const f of readdirSync(dir)) {
  const link = execFileSync('/tmp/pnw/hexrail', ['link', dir + f], { encoding: 'utf8' }).trim();
  const json = JSON.parse(execFileSync('cat', [dir + f], { encoding: 'utf8', maxBuffer: 1<<26 }));
  console.log(f.padEnd(70), link.length, json.actions?.length);
}
