// Reads the output of go test -json: prints what failed and why, and last how many tests passed and failed.
import { createInterface } from 'node:readline';

const output = new Map();
let passed = 0, failed = 0;
for await (const line of createInterface({ input: process.stdin })) {
  let e;
  try { e = JSON.parse(line); } catch { console.log(line); continue; }
  const key = `${e.Package || e.ImportPath} ${e.Test || ''}`;
  if (e.Output) output.set(key, (output.get(key) || '') + e.Output);
  const top = e.Test && !e.Test.includes('/');
  if (e.Action === 'pass' && top) passed++;
  if (e.Action === 'fail' && (top || e.FailedBuild)) failed++;
  if (e.Action === 'fail' || e.Action === 'build-fail') process.stdout.write(output.get(key) || '');
  if (e.Action !== 'output' && e.Action !== 'run' && e.Test) output.delete(key);
}
console.log(`${passed} ${failed}`);
