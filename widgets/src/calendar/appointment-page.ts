import { localisedPath, type Language } from '@vakman/domain/languages/languages';
import { addresses } from '../../generated/addresses.ts';

/** Private page of an appointment on our site. The token is a fragment, which browsers send to nobody. */
export const appointmentPage = (language: Language, token: string) =>
  `${addresses.siteUrl}${localisedPath(language, '/afspraak')}#${token}`;
