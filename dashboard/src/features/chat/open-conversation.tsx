import { openConversation } from '@vakman/supabase/client/chat';
import { useState } from 'react';
import { chatWords } from '../../../generated/chat.words.ts';
import { router } from '../../router/router.ts';
import { connect } from '../../session/connect.ts';
import { useWords } from '../../words/use-words.ts';

interface OpenConversationProps {
  readonly about: Parameters<typeof openConversation>[1];
  /** On whose side whoever presses stands. */
  readonly side: 'customer' | 'office';
}

/** Leads to the conversation about a request or a project, and begins it where there is none. */
export function OpenConversation({ about, side }: OpenConversationProps) {
  return (
    <OpenConversationView
      onOpen={async () => {
        const conversationId = await openConversation(await connect(), about);
        router.push(side === 'office' ? 'officeConversation' : 'conversation', { conversationId });
      }}
    />
  );
}

/** @param onOpen rejects where it could not be opened. */
export function OpenConversationView({ onOpen }: { readonly onOpen: () => Promise<void> }) {
  const words = useWords(chatWords);
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');
  const open = async () => {
    setState('opening');
    await onOpen().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <button
        type="button"
        className="button"
        aria-disabled={state === 'opening'}
        onClick={() => {
          if (state !== 'opening') void open();
        }}
      >
        {state === 'opening' ? words.opening : words.open}
      </button>
      {state === 'failed' && (
        <p className="fault-notice" role="alert">
          {words.openFailed}
        </p>
      )}
    </>
  );
}
