import { quoteMailKinds } from '@vakman/domain/quote/quote.mails.ts';
import { describe, expect, test } from 'vitest';
import { createDelivery } from '../_shared/fixtures/delivery.ts';
import { hostileTexts } from '../_shared/fixtures/hostile-texts.ts';
import { claimedQuote, storedQuote } from '../_shared/fixtures/stored-quote.ts';
import { deliverQuote } from './deliver-quote.ts';
import type { QuotePapers } from './quote-papers.ts';

const offered = new Uint8Array([1]);
const agreed = new Uint8Array([2]);

async function delivered(
  claimed: ReturnType<typeof claimedQuote>,
  papers: Partial<QuotePapers> = {},
  made: string[] = [],
) {
  const { delivery, mail } = createDelivery();
  const whole: QuotePapers = {
    offered: async () => {
      made.push('offered');
      return offered;
    },
    agreed: async () => {
      made.push('agreed');
      return agreed;
    },
    ...papers,
  };
  await deliverQuote(claimed, { ...delivery, papers: whole });
  return mail();
}

test('the offer goes to the customer with its PDF, and answers go to the firm', async () => {
  expect(await delivered(claimedQuote('quote'))).toMatchObject({
    to: 'jan@example.org',
    from: 'Firm <no-reply@firm.example>',
    replyTo: 'info@proef.example',
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: [{ filename: 'Offerte 2026-0042.pdf', contentType: 'application/pdf', content: offered }],
  });
});

test('what was accepted goes with what was signed, and what was offered is kept by then', async () => {
  const made: string[] = [];
  const mail = await delivered(claimedQuote('quote-accepted'), {}, made);
  expect(mail.attachments).toMatchObject([{ content: agreed }]);
  expect(made).toEqual(['offered', 'agreed']);
  const kept = claimedQuote('quote-accepted', { quote: storedQuote({ document_path: 'a.pdf' }) });
  made.length = 0;
  await delivered(kept, {}, made);
  expect(made).toEqual(['agreed']);
});

const broken = async (): Promise<never> => {
  throw new Error('no room');
};

describe('where no PDF can be made', () => {
  test.each(['quote', 'quote-accepted'] as const)('%s waits', async (kind) => {
    const papers = { offered: broken, agreed: broken };
    await expect(delivered(claimedQuote(kind), papers)).rejects.toThrow('no room');
  });

  test.each(['quote-code', 'quote-reminder', 'quote-withdrawn', 'quote-taken-back'] as const)(
    '%s goes all the same',
    async (kind) => {
      const mail = await delivered(claimedQuote(kind), { offered: broken, agreed: broken });
      expect(mail.attachments).toBeUndefined();
    },
  );
});

test('the office is told, and its answers go to the customer', async () => {
  expect(await delivered(claimedQuote('quote-office'))).toMatchObject({
    to: 'office@firm.example',
    replyTo: 'jan@example.org',
  });
});

describe.each(quoteMailKinds)('%s', (kind) => {
  test.each(hostileTexts)('is not sent to what is no address: hostile text %#', async (text) => {
    for (const email of [text, `jan@example.org, ${text}`])
      await expect(delivered(claimedQuote(kind, { quote: storedQuote({ email }) }))).rejects.toMatchObject({
        fault: 'refused',
      });
  });

  test('is the same each time it is sent', async () => {
    expect(await delivered(claimedQuote(kind))).toEqual(await delivered(claimedQuote(kind)));
  });
});
