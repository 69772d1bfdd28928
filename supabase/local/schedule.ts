import type { FunctionsHost } from './functions/functions-host.ts';

/** The functions that pg_cron calls when hosted; what it asks of the database alone stays undone here. */
export const scheduledFunctions = [
  'send-quote-notification',
  'send-booking-mails',
  'send-quote-mails',
  'send-account-mails',
  'send-chat-mails',
  'send-project-mails',
  'send-partner-webhooks',
  'tell-mail-outage',
  'apply-retention',
];

export interface Schedule {
  /** Ends the schedule, and resolves when a run that is going on is done. */
  stop(): Promise<void>;
}

/** Calls the scheduled functions with the secret key, at once and every so many seconds, never twice at a time. */
export function startSchedule(
  functions: FunctionsHost,
  options: { readonly apiUrl: string; readonly secretKey: string; readonly seconds: number },
): Schedule {
  let going: Promise<void> | undefined;
  const run = async () => {
    for (const name of scheduledFunctions.filter((name) => functions.has(name))) {
      await functions.fetch(
        new Request(`${options.apiUrl}/functions/v1/${name}`, {
          method: 'POST',
          headers: { apikey: options.secretKey, 'content-type': 'application/json' },
          body: '{}',
        }),
      );
    }
  };
  const tick = () => {
    going ??= run().finally(() => {
      going = undefined;
    });
  };
  const timer = setInterval(tick, options.seconds * 1000);
  tick();
  return {
    async stop() {
      clearInterval(timer);
      await going;
    },
  };
}
