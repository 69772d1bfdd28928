import { addressesOfAPerson } from '@vakman/domain/profile/profile.addresses';
import type { ProfileAddress } from '@vakman/domain/profile/profile.answers';
import { fill } from '@vakman/domain/text/fill';
import { randomUuid } from '@vakman/domain/text/random-uuid';
import { useEffect, useRef, useState } from 'react';
import { profileWords } from '../../../generated/profile.words.ts';
import { useWords } from '../../words/use-words.ts';
import { AddressForm } from './address-form.tsx';

export interface AddressListProps {
  readonly addresses: readonly ProfileAddress[];
  /** Rejects where it could not be kept. */
  readonly onSave: (address: ProfileAddress) => Promise<void>;
  readonly onRemove: (address: ProfileAddress) => void;
}

const newAddress = (): ProfileAddress => ({
  id: randomUuid(),
  label: null,
  street_address: '',
  postal_code: '',
});

/** Where somebody wants work done; one at a time is written. */
export function AddressList({ addresses, onSave, onRemove }: AddressListProps) {
  const { addresses: words } = useWords(profileWords);
  const [open, setOpen] = useState<ProfileAddress>();
  const [wasOpen, setWasOpen] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Whoever closed the form, which had the focus, goes on from here.
    if (wasOpen && !open) addButton.current?.focus();
  }, [open, wasOpen]);
  const write = (address: ProfileAddress) => {
    setOpen(address);
    setWasOpen(true);
  };
  const isNew = open !== undefined && addresses.every(({ id }) => id !== open.id);
  const form = open && (
    <AddressForm
      address={open}
      onSave={async (address) => {
        await onSave(address);
        setOpen(undefined);
      }}
      onCancel={() => setOpen(undefined)}
    />
  );
  return (
    <>
      {addresses.length > 0 && (
        <ul className="profile-addresses">
          {addresses.map((address) => {
            const text = `${address.street_address}, ${address.postal_code}`;
            const named = (action: string) => fill(words.of, { action, address: text });
            if (address.id === open?.id) return <li key={address.id}>{form}</li>;
            return (
              <li key={address.id}>
                <p dir="auto">
                  {address.label !== null && (
                    <strong className="profile-address-label">{address.label}</strong>
                  )}
                  {text}
                </p>
                <div className="profile-address-actions">
                  <button
                    type="button"
                    className="link"
                    aria-label={named(words.edit)}
                    onClick={() => write(address)}
                  >
                    {words.edit}
                  </button>
                  <button
                    type="button"
                    className="link"
                    aria-label={named(words.remove)}
                    onClick={() => onRemove(address)}
                  >
                    {words.remove}
                  </button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {isNew && form}
      {!open &&
        (addresses.length < addressesOfAPerson ? (
          <button
            type="button"
            className="button profile-add"
            ref={addButton}
            onClick={() => write(newAddress())}
          >
            {words.add}
          </button>
        ) : (
          <p>{fill(words.full, { count: addressesOfAPerson })}</p>
        ))}
    </>
  );
}
