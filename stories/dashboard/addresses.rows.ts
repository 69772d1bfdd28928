import { addressesOfAPerson } from '@vakman/domain/profile/profile.addresses';
import type { ProfileAddress } from '@vakman/domain/profile/profile.answers';

export const home: ProfileAddress = {
  id: '5d0e0000-0000-4000-8000-000000000001',
  label: null,
  street_address: 'Oude Zijds Achterburgwal 143 hoog',
  postal_code: '1012 DG',
};

export const shop: ProfileAddress = {
  id: '5d0e0000-0000-4000-8000-000000000002',
  label: 'Крамниця',
  street_address: 'Stadhuisplein 1',
  postal_code: '1315 HR',
};

/** As many as anybody may have. */
export const allAddresses: readonly ProfileAddress[] = Array.from(
  { length: addressesOfAPerson },
  (_, index) => ({
    ...home,
    id: `5d0e0000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
    street_address: `Kerkstraat ${index + 1}`,
  }),
);
