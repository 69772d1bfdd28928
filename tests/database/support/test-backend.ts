import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Connection } from '@vakman/supabase/client/connection';
import { startBackend, type Backend, type BackendOptions } from '@vakman/supabase/local/backend';
import { exampleFacts } from '@vakman/supabase/local/booking-desk/example-desk';
import { demoAccounts, type DemoAccount } from '@vakman/supabase/local/demo-accounts';
import { copyTemplate } from '@vakman/supabase/local/template';
import { generousLimits } from '../../support/generous-limits.ts';

/** Whoever talks to the API, from nobody to everything. */
export const actors = ['anon', 'customer', 'employee', 'admin', 'service_role'] as const;
export type Actor = (typeof actors)[number];

export interface TestBackend extends Backend {
  readonly dataFolder: string;
  /** How the widgets reach it for a visitor. */
  readonly visitor: Connection;
  /** The unmodified client of Supabase, signed in as a demo account where the actor is one. */
  as(actor: Actor): Promise<SupabaseClient>;
  /** Closes and leaves nothing behind. */
  remove(): Promise<void>;
}

/** Starts a backend on free ports with a prepared data folder of its own; no functions unless they are given. */
export async function startTestBackend(options: Partial<BackendOptions> = {}): Promise<TestBackend> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'vakman-'));
  await copyTemplate(dataFolder);
  const backend = await startBackend({
    dataFolder,
    apiPort: 0,
    mailPort: 0,
    smtpPort: 0,
    siteUrl: 'http://localhost:4173',
    functionsFolder: join(dataFolder, 'no-functions'),
    settings: generousLimits,
    ...options,
  });
  // Those of the contractor are of the last build, if there was one.
  await backend.database.query('select public.set_booking_rules($1)', [exampleFacts()]);
  const clients = new Map<Actor, Promise<SupabaseClient>>();
  return {
    ...backend,
    dataFolder,
    visitor: { url: backend.apiUrl, publishableKey: backend.publishableKey },
    as(actor) {
      const client = clients.get(actor) ?? connect(backend, actor);
      clients.set(actor, client);
      return client;
    },
    async remove() {
      await backend.close();
      await rm(dataFolder, { recursive: true });
    },
  };
}

export function demoAccount(role: DemoAccount['role']): DemoAccount {
  const account = demoAccounts.find((candidate) => candidate.role === role);
  if (account === undefined) throw new Error(`There is no demo account of a ${role}.`);
  return account;
}

async function connect(backend: Backend, actor: Actor): Promise<SupabaseClient> {
  const key = actor === 'service_role' ? backend.secretKey : backend.publishableKey;
  const client = createClient(backend.apiUrl, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  if (actor !== 'anon' && actor !== 'service_role') {
    const { email, password } = demoAccount(actor);
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw error;
  }
  return client;
}
