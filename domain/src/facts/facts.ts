import type { ServedTown } from '../service-area.ts';
import type { ProvinceSlug } from '../provinces.ts';
import type { ServiceSlug } from '../services.ts';

/** A telephone number as people read it, and as a `tel:` link dials it. */
export interface PhoneFact {
  readonly display: string;
  readonly href: string;
}

/** What every part outside `content` may know of the firm; the build writes it from `content`. */
export interface CompanyFacts {
  readonly name: string;
  readonly phone: PhoneFact;
  readonly email: string;
  readonly address: { readonly street: string; readonly postalCode: string; readonly city: string };
  readonly registrations: readonly { readonly label: string; readonly value: string }[];
  readonly replyWithinHours: number;
}

/** Facts of one language, for widgets and mails. */
export interface LocalFacts {
  readonly serviceNames: Readonly<Record<ServiceSlug, string>>;
  readonly provinceNames: Readonly<Record<ProvinceSlug, string>>;
}

/** Facts that no language changes. */
export interface Facts {
  readonly company: CompanyFacts;
  readonly servedTowns: readonly ServedTown[];
}

/** Addresses that the build was made with. */
export interface Addresses {
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** Origin of the backend, without a trailing slash. */
  readonly supabaseUrl: string;
  readonly supabasePublishableKey: string;
}
