import { useEffect, useRef, useState } from 'react';
import { partnerWebhookWords } from '../../../generated/partner-webhook.words.ts';
import { useWords } from '../../words/use-words.ts';
import { CopiedText } from '../partners/copied-text.tsx';
import '../partners/partners.css';

/** The secret that was just made, to be copied; nobody can ask for it again. */
export function ShownSecret({ secret }: { readonly secret: string }) {
  const words = useWords(partnerWebhookWords);
  const box = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState('');
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setTold(words.copied);
    } catch {
      // Where the browser refuses, the keyboard does it.
      box.current?.querySelector('input')?.focus();
      setTold(words.selected);
    }
  };
  return (
    <div className="webhook-secret" ref={box}>
      <CopiedText label={words.secret} text={secret} />
      <p>{words.secretOnce}</p>
      <p className="webhook-acts">
        <button type="button" className="button" onClick={() => void copy()}>
          {words.copy}
        </button>
        <output>{told}</output>
      </p>
    </div>
  );
}
