import type { Database } from './open-database.ts';

/** A program that PostgreSQL ends its way out of a statement with throws this; PGlite knows it. */
const backToMainLoop = 100;

/** Says once that the database cannot be trusted any more: its program failed, or it reads nonsense. */
export function watchSoundness(driver: Database['driver'], tell: (reason: Error) => void): void {
  let told = false;
  const unsound = (error: unknown) => {
    if (told) return;
    told = true;
    tell(error instanceof Error ? error : new Error(String(error)));
  };

  const program = driver.Module;
  const runOnce = program._PostgresMainLoopOnce.bind(program);
  // The driver goes on after whatever is thrown here.
  program._PostgresMainLoopOnce = () => {
    try {
      runOnce();
    } catch (error) {
      if ((error as { status?: number }).status !== backToMainLoop) unsound(error);
      throw error;
    }
  };

  const send = driver.execProtocolStream.bind(driver);
  driver.execProtocolStream = async (message, options) => {
    try {
      return await send(message, options);
    } catch (error) {
      if (brokenConnection.test(String((error as { code?: string }).code))) unsound(error);
      throw error;
    }
  };
}

const brokenConnection = /^08...$/;
