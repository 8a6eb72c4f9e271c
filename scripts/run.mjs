import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Something the person at the keyboard can mend; told in its own words, without a stack. */
export class Complaint extends Error {}

/** Runs a script to its end: a complaint is printed as it is, and the exit code is 1. */
export async function main(task) {
  try {
    await task();
  } catch (error) {
    console.error(error instanceof Complaint ? error.message : error);
    process.exitCode = 1;
  }
}

/** The program of an installed package, as a file that node runs: the same on every system, unlike node_modules/.bin. */
export function programOf(packageName, program = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[program]);
}

/** Runs a file with node; `quiet` collects what it prints instead of showing it. */
export function runNode(file, args = [], options = {}) {
  return runProgram(process.execPath, [file, ...args], options);
}

export function runProgram(program, args, { env = process.env, quiet = false } = {}) {
  const output = quiet ? 'pipe' : 'inherit';
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', output, output] });
  const printed = [];
  child.stdout?.on('data', (chunk) => printed.push(chunk));
  child.stderr?.on('data', (chunk) => printed.push(chunk));
  return new Promise((resolve) => {
    const end = (code) => resolve({ code, output: Buffer.concat(printed).toString('utf8') });
    child.on('error', () => end(1));
    child.on('close', (code) => end(code ?? 1));
  });
}
