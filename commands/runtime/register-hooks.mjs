// For `node --import`: programs of the workspace that are started on their own.
import { register } from './hooks.mjs';

await register();
