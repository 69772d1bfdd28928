import { formatDuration } from '@vakman/domain/format/format.durations';
import type { Language } from '@vakman/domain/languages/languages';
import { promisedLimits, retention } from '@vakman/domain/retention/retention';

/** How long things are kept, as the language counts time: `{keptRequests}` is `12 maanden`. */
export function retentionClaims(language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(promisedLimits).map(([claim, name]) => {
      const { count, unit } = retention[name].limit;
      return [claim, formatDuration(count, unit, language)];
    }),
  );
}
