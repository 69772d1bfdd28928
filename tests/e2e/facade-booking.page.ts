import { expect, type Locator, type Page } from '@playwright/test';
import { exampleChoices } from '@vakman/domain/booking/booking.example.ts';
import type { bookingWhatNames } from '@vakman/domain/booking/booking.fields.ts';
import { exampleContact } from '@vakman/domain/contact/contact.example.ts';
import { localisedPath, type Language } from '@vakman/domain/languages/languages';
import type booking from '@vakman/widgets/facade-booking/messages/nl.json';
import type slots from '@vakman/widgets/ui/slot-picker/messages/nl.json';
import { pagePaths } from '@vakman/widgets/generated/page-paths.ts';
import { widgetMessages } from './widget-messages.ts';

export type Facade = Readonly<Record<(typeof bookingWhatNames)[number], string>>;

/** Among the served towns, and of the package with the fixed price. */
export const goodFacade: Facade = { postal_code: exampleContact.postal_code, ...exampleChoices };

/** A visitor who keeps every rule; the e-mail address is new each time, so that tests do not meet each other's limits. */
export function goodVisitor() {
  return {
    name: 'Johanna van der Meer-Óskarsdóttir',
    email: `visitor-${crypto.randomUUID()}@example.test`,
    phone: '06-1234 5678',
    street_address: 'Wisselspoor 12 bis',
    postal_code: '1315ab',
  };
}

export type Visitor = ReturnType<typeof goodVisitor>;

/** The booking of a facade cleaning as a visitor sees it: found by labels, not by structure. */
export class FacadeBookingPage {
  readonly page: Page;
  readonly language: Language;
  readonly messages: typeof booking;
  readonly slots: typeof slots;

  constructor(page: Page, language: Language = 'nl') {
    this.page = page;
    this.language = language;
    this.messages = widgetMessages('facade-booking', language) as typeof booking;
    this.slots = widgetMessages('ui/slot-picker', language) as typeof slots;
  }

  get widget(): Locator {
    return this.page.locator('vakman-facade-booking');
  }

  async open(siteUrl: string): Promise<void> {
    await this.page.goto(siteUrl + localisedPath(this.language, pagePaths.booking));
  }

  /** The element says that React has taken over; without it, an early click is the browser's own submit. */
  async hydrated(): Promise<void> {
    await this.field('postal_code').focus();
    await this.page.locator('vakman-facade-booking[data-hydrated]').waitFor();
  }

  field(name: keyof typeof booking.fields): Locator {
    return this.widget.getByLabel(this.messages.fields[name].label, { exact: true });
  }

  option(name: 'access' | 'impregnation', value: string): Locator {
    const labels: Readonly<Record<string, string>> = this.messages.choices[name];
    return this.widget.getByRole('radio', { name: labels[value] ?? value, exact: true });
  }

  get next(): Locator {
    return this.widget.getByRole('button', { name: this.messages.next, exact: true });
  }

  get back(): Locator {
    return this.widget.getByRole('button', { name: this.messages.back, exact: true });
  }

  get book(): Locator {
    const { fixed, free } = this.messages.submit;
    return this.widget
      .getByRole('button', { name: fixed, exact: true })
      .or(this.widget.getByRole('button', { name: free, exact: true }));
  }

  /** Waits for a step, which has the focus then. */
  async sees(step: keyof typeof booking.steps): Promise<void> {
    await expect(this.widget.getByRole('heading', { name: this.messages.steps[step] })).toBeVisible();
  }

  async chooseFacade({ postal_code, access, impregnation, ...facade }: Facade): Promise<void> {
    await this.field('postal_code').fill(postal_code);
    for (const [name, value] of Object.entries(facade) as [keyof typeof facade, string][]) {
      await this.field(name).selectOption(value);
    }
    await this.option('access', access).check();
    await this.option('impregnation', impregnation).check();
  }

  get days(): Locator {
    return this.widget
      .getByRole('radiogroup', { name: this.slots.days })
      .getByRole('radio', { disabled: false });
  }

  /** Free times of the day that is open. */
  get times(): Locator {
    const name = new RegExp(`^${this.slots.times.replace('{day}', '.+')}`);
    return this.widget.getByRole('radiogroup', { name }).getByRole('radio');
  }

  get laterWeek(): Locator {
    return this.widget.getByRole('button', { name: this.slots.later });
  }

  /** Chooses the first free time some weeks from the first that can be booked, and waits until it is held. */
  async chooseTime(weeksLater = 0): Promise<void> {
    await this.days.first().waitFor();
    for (let week = 0; week < weeksLater; week += 1) await this.laterWeek.click();
    await this.times.first().check();
    await this.held();
  }

  async held(): Promise<void> {
    const [, after = ''] = this.messages.hold.held.split('{minutes}');
    await expect(this.widget.getByText(after).first()).toBeVisible();
  }

  async fillIn(visitor: Partial<Visitor>): Promise<void> {
    for (const [name, value] of Object.entries(visitor) as [keyof Visitor, string][]) {
      await this.field(name).fill(value);
    }
  }

  /** Asks to begin within the days of withdrawal, where the chosen day lies among them. */
  async askEarlyStart(): Promise<void> {
    const box = this.widget.getByRole('checkbox');
    if (await box.isVisible()) await box.check();
  }

  /** From the first step to the last look, some weeks ahead. */
  async goToSummary(visitor: Visitor, facade = goodFacade, weeksLater = 0): Promise<void> {
    await this.goToContact(facade, weeksLater);
    await this.fillIn(visitor);
    await this.askEarlyStart();
    await this.next.click();
    await this.sees('summary');
  }

  async goToContact(facade = goodFacade, weeksLater = 0): Promise<void> {
    await this.goToTimes(facade);
    await this.chooseTime(weeksLater);
    await this.next.click();
    await this.sees('contact');
  }

  async goToTimes(facade = goodFacade): Promise<void> {
    await this.hydrated();
    await this.chooseFacade(facade);
    await this.next.click();
    await this.sees('price');
    await this.next.click();
    await this.sees('when');
  }

  get done(): Locator {
    return this.widget.getByRole('heading', { name: this.messages.done.title });
  }

  /** Address of the page of the appointment that was just made, with its secret. */
  async appointmentLink(): Promise<string> {
    const link = this.widget.getByRole('link', { name: this.messages.done.manage });
    return (await link.getAttribute('href')) ?? '';
  }
}
