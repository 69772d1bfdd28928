/** What an action answers; nothing where it throws, as storage does when it is blocked. */
export function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
