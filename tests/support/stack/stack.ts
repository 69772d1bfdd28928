import { expect } from '@playwright/test';
import { readSettings } from '@vakman/commands/settings/settings.ts';
import { readKeys } from '@vakman/supabase/local/keys';
import type { Connection } from '@vakman/supabase/client/connection';
import type { CaughtMail } from '@vakman/supabase/local/mail-catcher/mailbox';
import { createClient } from '@supabase/supabase-js';
import sharp from 'sharp';
import { tellsLatitude } from '../pictures.ts';
import { controlVariable } from './backend-control.ts';
import { hostsVariable } from './serve-hosts.ts';

/** What the tests look at of a row in `quote_requests`. */
export interface QuoteRequestRow {
  readonly id: string;
  readonly photos: readonly string[];
  readonly attachments: readonly string[];
  readonly [column: string]: unknown;
}

/** The running product, seen from behind: what arrived, and ways to break it. */
export interface Stack {
  readonly siteUrl: string;
  readonly partnerUrl: string;
  /** Where the pages of `tests/hosts` are. */
  readonly hostsUrl: string;
  /** How a visitor's browser speaks to the backend. */
  readonly connection: Connection;
  /** Rows of the applicant with this e-mail address, read past all policies. */
  readonly requestsOf: (email: string) => Promise<QuoteRequestRow[]>;
  /** The newest mail to an address, waited for; with `mentions`, the newest that holds this text. */
  readonly mailTo: (address: string, mentions?: string) => Promise<CaughtMail>;
  /** The first photo of an applicant as it is stored after the office was told, waited for. */
  readonly attachmentOf: (email: string) => Promise<{ width: number; height: number; latitude: boolean }>;
  /** Ends the backend as a power cut would. */
  readonly killBackend: () => Promise<void>;
  /** Starts it again on the same data, and waits until it answers. */
  readonly startBackend: () => Promise<void>;
}

const settings = readSettings(process.env, 'test');
/** The backend makes its keys when it starts, which is after this file is read for the first time. */
const service = () =>
  createClient(settings.addresses.supabaseUrl, readKeys(settings.dataFolder).secret, {
    auth: { persistSession: false },
  });

async function requestsOf(email: string): Promise<QuoteRequestRow[]> {
  const { data, error } = await service().from('quote_requests').select().eq('email', email);
  if (error) throw new Error(`quote_requests: ${error.message}`);
  return data as QuoteRequestRow[];
}

async function mailTo(address: string, mentions = ''): Promise<CaughtMail> {
  return waitedFor(`a mail to ${address} that mentions "${mentions}"`, async () => {
    const answer = await fetch(`${settings.mailUrl}/api/mails`);
    const mails = (await answer.json()) as CaughtMail[];
    return mails.find((mail) => mail.to.includes(address) && `${mail.text}${mail.html}`.includes(mentions));
  });
}

async function attachmentOf(email: string) {
  const path = await waitedFor(
    `an attachment of ${email}`,
    async () => (await requestsOf(email))[0]?.attachments[0],
  );
  const { data, error } = await service().storage.from('project-images').download(path);
  if (error) throw new Error(`${path}: ${error.message}`);
  const bytes = new Uint8Array(await data.arrayBuffer());
  const { width, height } = await sharp(bytes).metadata();
  return { width, height, latitude: await tellsLatitude(bytes) };
}

async function waitedFor<Value>(what: string, look: () => Promise<Value | undefined>): Promise<Value> {
  let found: Value | undefined;
  await expect
    .poll(async () => (found = await look()), { message: what, timeout: 40_000, intervals: [100] })
    .toBeDefined();
  return found as Value;
}

async function control(action: 'kill' | 'start'): Promise<void> {
  const answer = await fetch(`${process.env[controlVariable]}/${action}`, { method: 'POST' });
  if (!answer.ok) throw new Error(await answer.text());
}

export const stack: Stack = {
  siteUrl: settings.addresses.siteUrl,
  partnerUrl: settings.partnerUrl,
  hostsUrl: process.env[hostsVariable] ?? '',
  connection: {
    url: settings.addresses.supabaseUrl,
    publishableKey: settings.addresses.supabasePublishableKey,
  },
  requestsOf,
  mailTo,
  attachmentOf,
  killBackend: () => control('kill'),
  startBackend: () => control('start'),
};
