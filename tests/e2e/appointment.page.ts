import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '@vakman/domain/languages/languages';
import type appointment from '@vakman/widgets/appointment/messages/nl.json';
import type slots from '@vakman/widgets/ui/slot-picker/messages/nl.json';
import { widgetMessages } from './widget-messages.ts';

/** The page of an appointment as its visitor or the office sees it. */
export class AppointmentPage {
  readonly page: Page;
  readonly messages: typeof appointment;
  readonly slots: typeof slots;

  constructor(page: Page, language: Language = 'nl') {
    this.page = page;
    this.messages = widgetMessages('appointment', language) as typeof appointment;
    this.slots = widgetMessages('ui/slot-picker', language) as typeof slots;
  }

  get widget(): Locator {
    return this.page.locator('vakman-appointment');
  }

  /** Opens a private link as a mail program does: in a page of its own. */
  async open(link: string): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.goto(link);
  }

  button(name: string): Locator {
    return this.widget.getByRole('button', { name, exact: true });
  }

  async sees(title: string): Promise<void> {
    await expect(this.widget.getByRole('heading', { name: title })).toBeVisible();
  }

  /** Chooses the first free time of the second week, asks for it within the withdrawal period, and moves there. */
  async moveToSecondWeek(): Promise<void> {
    await this.button(this.messages.move.open).click();
    const days = this.widget.getByRole('radiogroup', { name: this.slots.days });
    await days.getByRole('radio', { disabled: false }).first().waitFor();
    await this.widget.getByRole('button', { name: this.slots.later }).click();
    const times = new RegExp(`^${this.slots.times.replace('{day}', '.+')}`);
    await this.widget.getByRole('radiogroup', { name: times }).getByRole('radio').first().check();
    await this.widget.getByRole('checkbox').check();
    const [before = ''] = this.messages.move.confirmTo.split('{time}');
    await this.widget.getByRole('button', { name: new RegExp(`^${before}.`) }).click();
  }
}
