import { spawn } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** An error the user can fix: printed without a stack. */
export class UserError extends Error {}

/** Runs the task of a script; an error is printed and sets the exit code 1. */
export async function main(task) {
  try {
    await task();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exitCode = 1;
  }
}

/** The JavaScript file of a package's program, which `runNode` runs on every system, unlike node_modules/.bin. */
export function programOf(packageName, program = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[program]);
}

export function runNode(file, args = [], options = {}) {
  return runProgram(process.execPath, [file, ...args], options);
}

/** Resolves to the exit code, and to the output if `quiet`. A program that cannot be started has exit code 1. */
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

/** The paths of all programs with one of these names, in the order of the names. */
export function programsOnPath(names) {
  // Debian installs servers to sbin, which is not on every PATH.
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    '/usr/sbin',
    '/usr/local/sbin',
  ];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
