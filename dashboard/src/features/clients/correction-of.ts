import type { ClientFile } from '@vakman/domain/request-handling/client-file.answers';
import type { CorrectedContact } from '@vakman/supabase/client/clients';

export const correctedFields = ['name', 'phone', 'street_address', 'postal_code'] as const;
export type CorrectedField = (typeof correctedFields)[number];

/** What the office corrected of a client; empty where it holds to what he sent. */
export function correctionOf({ contact, given }: Pick<ClientFile, 'contact' | 'given'>): CorrectedContact {
  const of = (field: CorrectedField) => (contact[field] === given?.[field] ? '' : (contact[field] ?? ''));
  return {
    name: of('name'),
    phone: of('phone'),
    street_address: of('street_address'),
    postal_code: of('postal_code'),
  };
}
