import type { ChatMessage } from '@vakman/domain/chat/chat.answers';
import type { ChatText, OutgoingMessage } from '@vakman/domain/chat/chat.kept';
import type { Turns } from '../../../session/refresh-turns.ts';
import { withMessage, type ChatMemory, type ChatPlace } from './chat-memory.ts';
import type { Clock } from './clock.ts';
import { waitAfter } from './waits.ts';

/** What became of an attempt that brought no message. */
export type SendingFault =
  /** Another attempt may succeed. */
  | { readonly kind: 'passing' }
  /** Another message has the id: a tab sent something else under it. */
  | { readonly kind: 'taken' }
  /** Whoever wrote it is signed in no more. */
  | { readonly kind: 'left' }
  | { readonly kind: 'refused'; readonly code: string };

interface SendingOptions {
  readonly place: ChatPlace;
  readonly memory: ChatMemory;
  readonly clock: Clock;
  /** One tab after the other. */
  readonly turns: Turns;
  readonly newId: () => string;
  /** Never rejects. */
  readonly send: (
    message: ChatText,
  ) => Promise<{ readonly kind: 'sent'; message: ChatMessage } | SendingFault>;
  readonly onSent: (message: ChatMessage) => void;
  /** What is on its way changed. */
  readonly onChange: () => void;
}

/** Whether another message may be sent at once, later, or none by this tab. */
type Step = 'on' | 'later' | 'done';

/**
 * Sends what somebody wrote: in the order in which he wrote it, one at a time, and again until an answer comes. A message
 * keeps its id, so that the backend knows one that has arrived already; and it is shown here until it is seen there.
 */
export function createSending(options: SendingOptions) {
  const { place, memory, clock, turns, newId, send, onSent, onChange } = options;
  let shown: readonly OutgoingMessage[] = memory.outbox();
  /** What was answered, and is not seen in the conversation yet. */
  const answered = new Set<string>();
  /** What another tab took out of the memory, and when that was noticed: it has arrived, or two tabs wrote at once. */
  const missing = new Map<string, number>();
  let cancel = () => {};
  let failures = 0;
  let isBusy = false;
  let isWanted = false;

  function show(next: readonly OutgoingMessage[]): void {
    shown = next;
    onChange();
  }
  function put(message: OutgoingMessage, insteadOf?: string): void {
    memory.put(message, insteadOf);
    show(withMessage(shown, message, insteadOf));
  }
  function forget(id: string): void {
    memory.drop(id);
    answered.delete(id);
    missing.delete(id);
    show(shown.filter((message) => message.id !== id));
  }
  /** The first that waits; also one that no browser keeps for us. */
  function next(): OutgoingMessage | undefined {
    const kept = memory.outbox();
    const ids = new Set([...kept.map(({ id }) => id), ...answered, ...missing.keys()]);
    return [...kept, ...shown.filter(({ id }) => !ids.has(id))].find(
      ({ id, state }) => state === 'waiting' && !answered.has(id),
    );
  }

  async function sendNext(): Promise<Step> {
    const message = next();
    if (!message) return 'done';
    const { id, body, files } = message;
    const answer = await send({ id, body, files });
    if (answer.kind === 'left') return 'done';
    if (answer.kind === 'passing') {
      failures += 1;
      return 'later';
    }
    failures = 0;
    if (answer.kind === 'sent') {
      answered.add(id);
      memory.drop(id);
      onSent(answer.message);
    } else if (answer.kind === 'taken') put({ ...message, id: newId() }, id);
    else put({ ...message, state: 'failed', fault: answer.code });
    return 'on';
  }

  async function sendAll(): Promise<void> {
    isWanted = isBusy;
    if (isBusy) return;
    cancel();
    isBusy = true;
    let step: Step = 'on';
    while (step === 'on') step = await inTurn();
    isBusy = false;
    if (step === 'later') cancel = clock.after(waitAfter(failures), () => void sendAll());
    else if (isWanted) await sendAll();
  }
  /** So that what another tab sends stands between ours as it was written. */
  async function inTurn(): Promise<Step> {
    let step: Step = 'later';
    await turns(async () => {
      step = await sendNext();
    }).catch(() => {
      failures += 1;
    });
    return step;
  }

  return {
    shown: () => shown,
    /** Whether something still waits. */
    isWaiting: () => next() !== undefined,
    add({ id, body, files }: ChatText) {
      put({ ...place, id, body, files, at: clock.now(), state: 'waiting', fault: '' });
      void sendAll();
    },
    retry: (id: string) => {
      const message = shown.find((each) => each.id === id);
      if (!message) return;
      put({ ...message, state: 'waiting', fault: '' });
      void sendAll();
    },
    discard: forget,
    /** Tries at once what waits for its time. */
    hurry() {
      failures = 0;
      void sendAll();
    },
    /** Takes over what other tabs did. @returns whether some of ours may have arrived. */
    takeOver(): boolean {
      const kept = memory.outbox();
      const ids = new Set(kept.map(({ id }) => id));
      const gone = shown.filter(({ id, state }) => !ids.has(id) && state === 'waiting');
      for (const { id } of gone) if (!answered.has(id) && !missing.has(id)) missing.set(id, clock.now());
      show([...gone, ...kept]);
      void sendAll();
      return gone.length > 0;
    },
    /**
     * Lets go what has arrived; what another tab took out, and has not arrived, is sent.
     *
     * @param askedAt when what has arrived was asked for.
     */
    settle(arrived: ReadonlySet<string>, askedAt: number) {
      for (const message of shown) {
        if (arrived.has(message.id)) forget(message.id);
        else if ((missing.get(message.id) ?? Infinity) < askedAt) {
          missing.delete(message.id);
          put(message);
          void sendAll();
        }
      }
    },
  };
}

export type Sending = ReturnType<typeof createSending>;
