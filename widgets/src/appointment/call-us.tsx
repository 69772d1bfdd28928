import { facts } from '../../generated/facts.ts';

/** The way that is always open, after the words that point to it. */
export function CallUs({ text }: { readonly text: string }) {
  const { phone } = facts.company;
  return (
    <>
      {text}{' '}
      <a className="phone" href={phone.href}>
        {phone.display}
      </a>
    </>
  );
}
