import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Builder, Capabilities, Key as Keys, type WebElement } from 'selenium-webdriver';
import type { Key } from '../hosts/browsing.ts';
import { programPath, type Engine } from './engine.ts';

const keys: Readonly<Record<Key, string>> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  Home: Keys.HOME,
  End: Keys.END,
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(url: string): Promise<void> {
  for (let left = 200; left > 0; left -= 1) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${url}`);
}

/** Starts the program that speaks WebDriver, on a screen that is not there; it starts the browser. */
async function startDriver(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const child = spawn(
    programPath('XVFB_RUN_PATH'),
    [
      '--auto-servernum',
      '--server-args=-screen 0 1400x900x24',
      programPath('WEBKIT_DRIVER_PATH'),
      `--port=${port}`,
    ],
    {
      stdio: 'ignore',
      // A group of its own, because the screen and the browser are to end with it.
      detached: true,
      // Its sandbox needs rights that a container does not have.
      env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    },
  );
  const url = `http://127.0.0.1:${port}`;
  const stop = () => {
    if (child.pid) process.kill(-child.pid);
  };
  await answers(`${url}/status`).catch((error: unknown) => {
    stop();
    throw error;
  });
  return { url, stop };
}

/** WebKit, by WebDriver. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  async start() {
    const { url, stop } = await startDriver();
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build();
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1400, height: 900 });
    const find = (element: string) => driver.executeScript<WebElement>(`return ${element}`);
    return {
      open: (address) => driver.get(address),
      read: <Value>(expression: string) => driver.executeScript<Value>(`return ${expression}`),
      click: async (element) => (await find(element)).click(),
      type: async (element, text) => (await find(element)).sendKeys(text.replaceAll('\n', Keys.ENTER)),
      press: (key) => driver.actions().sendKeys(keys[key]).perform(),
      async close() {
        await driver.quit();
        stop();
      },
    };
  },
};
