import type { MailDelivery } from '../../environment.ts';
import type { MailTransport } from '../mail.ts';
import { httpApiTransport } from './http-api.ts';
import { smtpTransport } from './smtp.ts';

/** The transport that the environment chooses. `siteUrl` gives message ids their domain. */
export function createTransport(delivery: MailDelivery, siteUrl: string): MailTransport {
  return delivery.kind === 'smtp'
    ? smtpTransport(delivery.url, new URL(siteUrl).hostname)
    : httpApiTransport(delivery.url, delivery.key);
}
