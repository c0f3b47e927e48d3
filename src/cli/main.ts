#!/usr/bin/env node
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { endOfOutput } from './output.ts';
import { endWithSupervisor, needsSupervision, runSupervised, tellSupervisor } from './supervise.ts';

// Node 20 prints a warning for fs.openAsBlob, which is stable since Node 24.
process.removeAllListeners('warning');

process.stdout.on('error', (error) => process.exit(endOfOutput(error, process.stderr)));

const args = process.argv.slice(2);
endWithSupervisor();
const command = needsSupervision(args)
  ? runSupervised(import.meta.filename, args)
  : runCommand(args, process, join(import.meta.dirname, '..'));

// Not awaited at the top level: lazy chunks import this one, and would wait for it.
void command.then((code) => {
  process.exitCode = code;
  tellSupervisor(code);
});
