import type { ChatMessage, ChatPart } from '@vakman/domain/chat/chat.answers';
import type { ChatText } from '@vakman/domain/chat/chat.kept';
import type { Turns } from '../../../session/refresh-turns.ts';
import type { ChatMemory, ChatPlace } from './chat-memory.ts';
import type { Clock } from './clock.ts';
import { nothingKnown, type ConversationState } from './conversation-state.ts';
import { createFetching } from './fetching.ts';
import { createFollowing, type Hints, type Surroundings } from './following.ts';
import { joinNext } from './loaded-part.ts';
import { createReading } from './reading.ts';
import { createSending, type SendingFault } from './sending.ts';

/** What the engine asks of the backend; it rejects where that refuses, or no answer came. */
export interface ChatBackend {
  readonly read: (part: { readonly before?: number; readonly after?: number }) => Promise<ChatPart | null>;
  readonly send: (message: ChatText) => Promise<ChatMessage>;
  readonly note: (number: number) => Promise<void>;
  /** What a rejection means. */
  readonly faultOf: (error: unknown) => SendingFault;
}

export interface EngineOptions {
  readonly place: ChatPlace;
  readonly backend: ChatBackend;
  readonly memory: ChatMemory;
  readonly clock: Clock;
  readonly turns: Turns;
  readonly surroundings: Surroundings;
  readonly hints: Hints;
  readonly newId: () => string;
  /** Told when it is noted that something was read. */
  readonly onRead?: () => void;
}

/** Keeps one conversation the same here and there, for as long as somebody looks at it or something waits to be sent. */
export function createConversationEngine(options: EngineOptions) {
  const { place, backend, memory, clock, turns, surroundings, hints, newId, onRead } = options;
  const followers = new Set<() => void>();
  let state: ConversationState = nothingKnown;
  let endings: readonly (() => void)[] = [];
  /** When what is being answered was asked for. */
  let askedAt = 0;

  const set = (change: Partial<ConversationState>) => {
    state = { ...state, ...change };
    for (const tell of followers) tell();
  };
  const settle = (isAtEnd: boolean) => {
    const arrived = new Set(state.loaded?.messages.map(({ id }) => id));
    // Where the newest are left out, nobody can tell what has not arrived.
    sending.settle(arrived, isAtEnd ? askedAt : -Infinity);
  };

  const sending = createSending({
    place,
    memory,
    clock,
    turns,
    newId,
    send: (message) =>
      backend.send(message).then(
        (sent) => ({ kind: 'sent', message: sent }) as const,
        (error: unknown) => backend.faultOf(error),
      ),
    onSent(message) {
      if (state.loaded) set({ loaded: joinNext(state.loaded, message) });
      settle(false);
      void following.askNow();
    },
    onChange: () => set({ outgoing: sending.shown() }),
  });
  const reading = createReading({
    clock,
    isVisible: surroundings.isVisible,
    note: (number) =>
      backend.note(number).then(
        () => {
          onRead?.();
          return 'noted' as const;
        },
        (error: unknown) => (backend.faultOf(error).kind === 'passing' ? 'passing' : 'refused'),
      ),
  });
  const fetching = createFetching({ read: backend.read, get: () => state, set, onMessages: settle });
  const following = createFollowing({
    clock,
    surroundings,
    hints,
    async ask() {
      askedAt = clock.now();
      try {
        if (!(await fetching.askForNew())) set({ kind: 'gone' });
        else if (state.isCutOff) set({ isCutOff: false });
        reading.know(state.people.find(({ id }) => id === place.userId)?.read ?? 0);
        return state.kind === 'gone' ? 'gone' : 'fine';
      } catch (error) {
        const { kind } = backend.faultOf(error);
        // An address may name anything.
        if (kind === 'refused' && !state.loaded) set({ kind: 'gone' });
        if (kind === 'left' || state.kind === 'gone') return 'gone';
        set({ isCutOff: true });
        return 'failed';
      }
    },
  });
  set({ outgoing: sending.shown() });

  return {
    memory,
    get: () => state,
    subscribe: (onChange: () => void) => {
      followers.add(onChange);
      return () => void followers.delete(onChange);
    },
    /** Follows the conversation until it is closed; what waits is sent on even then. */
    open() {
      if (endings.length > 0) return;
      endings = [
        memory.follow(() => {
          if (sending.takeOver()) void following.askNow();
        }),
        surroundings.follow(() => {
          sending.hurry();
          reading.resume();
        }),
      ];
      following.start();
      sending.hurry();
    },
    close() {
      for (const end of endings) end();
      endings = [];
      following.stop();
    },
    /** Whether something still waits to be sent. */
    isWaiting: sending.isWaiting,
    send: (text: ChatText) => {
      memory.write(undefined);
      sending.add(text);
      void fetching.goToNewest();
    },
    retry: sending.retry,
    discard: sending.discard,
    /** Notes that somebody sees a message, and so all before it. */
    see: reading.see,
    fetchEarlier: fetching.fetchEarlier,
    fetchLater: fetching.fetchLater,
    goTo: fetching.goTo,
    goToNewest: fetching.goToNewest,
    /** Asks now, as somebody wants who was told that there is no connection. */
    again: () => {
      sending.hurry();
      void following.askNow();
    },
  };
}

export type ConversationEngine = ReturnType<typeof createConversationEngine>;
