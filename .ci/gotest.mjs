// Reads the output of go test -json: prints what failed and was skipped and why, the ten packages that took longest, and last how many
// tests passed and failed.
import { createInterface } from 'node:readline';

const output = new Map();
const packages = [];
let passed = 0, failed = 0;
for await (const line of createInterface({ input: process.stdin })) {
  let e;
  try { e = JSON.parse(line); } catch { console.log(line); continue; }
  const key = `${e.Package || e.ImportPath} ${e.Test || ''}`;
  if (e.Output) output.set(key, (output.get(key) || '') + e.Output);
  if (!e.Test && e.Elapsed) packages.push(e);
  const top = e.Test && !e.Test.includes('/');
  if (e.Action === 'pass' && top) passed++;
  if (e.Action === 'fail' && (top || e.FailedBuild)) failed++;
  if (e.Action === 'fail' || e.Action === 'build-fail') process.stdout.write(output.get(key) || '');
  if (e.Action === 'skip' && e.Test) {
    const why = output.get(key).split('\n').filter((l) => !/^\s*(===|---)/.test(l)).map((l) => l.trim()).join(' ');
    console.log(`skipped ${e.Test}: ${why}`);
  }
  if (e.Action !== 'output' && e.Action !== 'run' && e.Test) output.delete(key);
}
packages.sort((a, b) => b.Elapsed - a.Elapsed);
console.log('slowest: ' + packages.slice(0, 10).map((p) => `${p.Package.split('/').slice(-2).join('/')} ${Math.round(p.Elapsed)} s`).join(', '));
console.log(`${passed} ${failed}`);
