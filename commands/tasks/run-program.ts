import { spawn } from 'node:child_process';
import { root } from '../settings/settings.ts';

export interface ProgramResult {
  readonly exitCode: number;
  /** What it printed, to both streams, in order. */
  readonly output: string;
}

/** Runs a Node program of the workspace, and collects what it prints. */
export function runNode(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  return new Promise<ProgramResult>((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (output += part.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}
