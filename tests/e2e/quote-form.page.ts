import type { Frame, Locator, Page } from '@playwright/test';
import { choices } from '@vakman/domain/quote-request/quote-request.fields';
import { exampleRequest } from '@vakman/domain/quote-request/quote-request.example';
import { localisedPath, type Language } from '@vakman/domain/languages/languages';
import type nl from '@vakman/widgets/quote-form/messages/nl.json';
import { pagePaths } from '@vakman/widgets/generated/page-paths.ts';
import { widgetMessages } from './widget-messages.ts';

export type QuoteFormMessages = typeof nl;

/** The words of the quote form, for finding its parts as a visitor does. */
function quoteFormMessages(language: Language): QuoteFormMessages {
  return widgetMessages('quote-form', language) as QuoteFormMessages;
}

/** A request that keeps every rule; the e-mail address is new each time, so that tests do not meet each other's limits. */
export function goodRequest() {
  return {
    ...exampleRequest,
    name: 'Johanna van der Meer-Óskarsdóttir',
    email: `visitor-${crypto.randomUUID()}@example.test`,
    street_address: 'Wisselspoor 12 bis',
    postal_code: '1315ab',
    message: 'De kozijnen aan de voorkant bladderen af.\nGraag voor de winter.',
  };
}

export type Request = ReturnType<typeof goodRequest>;

/** The quote form as a visitor sees it: found by labels, not by structure. */
export class QuoteFormPage<Place extends Page | Frame = Page> {
  /** Where it stands: a page, or a frame in one. */
  readonly page: Place;
  readonly language: Language;
  readonly messages: QuoteFormMessages;

  constructor(page: Place, language: Language = 'nl') {
    this.page = page;
    this.language = language;
    this.messages = quoteFormMessages(language);
  }

  async open(siteUrl: string): Promise<void> {
    await this.page.goto(siteUrl + localisedPath(this.language, pagePaths.quote));
  }

  field(name: keyof Request): Locator {
    return this.page.getByLabel(this.messages.fields[name].label, { exact: true });
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: this.messages.submit, exact: true });
  }

  get photos(): Locator {
    return this.page.locator('vakman-quote-form input[type=file]');
  }

  /** The element says that React has taken over; without it, an early click is the browser's own submit. */
  async hydrated(): Promise<void> {
    await this.field('name').focus();
    await this.page.locator('vakman-quote-form[data-hydrated]').waitFor();
  }

  async fillIn(request: Partial<Request>): Promise<void> {
    for (const [name, value] of Object.entries(request) as [keyof Request, string][]) {
      if (name in choices) await this.field(name).selectOption(value);
      else await this.field(name).fill(value);
    }
  }

  /** Fills in a request that keeps every rule and sends it; answers once the visitor is thanked. */
  async sendGoodRequest(): Promise<Request> {
    const request = goodRequest();
    await this.hydrated();
    await this.fillIn(request);
    await this.submit.click();
    await this.success.waitFor();
    return request;
  }

  async values(): Promise<Request> {
    const names = Object.keys(goodRequest()) as (keyof Request)[];
    const pairs = await Promise.all(names.map(async (name) => [name, await this.field(name).inputValue()]));
    return Object.fromEntries(pairs) as Request;
  }

  get success(): Locator {
    return this.page.getByRole('heading', { name: this.messages.done.title });
  }

  toast(text: string): Locator {
    return this.page.locator('vakman-quote-form').getByText(text);
  }
}
