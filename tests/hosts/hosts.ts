import type { Host } from './host.ts';
import { doubledHosts } from './kinds/doubled-hosts.ts';
import { guardedHosts } from './kinds/guarded-hosts.ts';
import { scriptedHosts } from './kinds/scripted-hosts.ts';
import { styledHosts } from './kinds/styled-hosts.ts';

/** A host that does nothing; all others are compared with it. */
export const friendlyHost: Host = { name: 'friendly' };

const unfriendlyHosts: readonly Host[] = [...styledHosts, ...scriptedHosts, ...guardedHosts, ...doubledHosts];

/** @throws for a name that no host has. */
export function hostNamed(name: string): Host {
  const host = hosts.find((candidate) => candidate.name === name);
  if (!host) throw new Error(`There is no host ${name}`);
  return host;
}

export const hosts: readonly Host[] = [friendlyHost, ...unfriendlyHosts];
