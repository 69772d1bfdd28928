import type { Plugin } from 'vite';

const library = /[\\/]node_modules[\\/]zod[\\/].*\.js$/;

const everyKey = /for \(const (\w+) in (\w+)\)/g;

/**
 * Lets the library that checks values go through an object's own keys alone: on a page whose scripts gave all objects
 * one more, it would take that for a part of its own, fail, and no form would come.
 */
export function ownKeys(): Plugin {
  return {
    name: 'own-keys',
    transform: {
      filter: { id: library },
      handler: (code) => ({
        code: code.replaceAll(everyKey, 'for (const $1 of Object.keys($2))'),
        map: null,
      }),
    },
  };
}
