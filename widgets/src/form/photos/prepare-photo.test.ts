import { afterEach, describe, expect, test, vi } from 'vitest';
import { covering, fitting, preparePhoto } from './prepare-photo.ts';

test.each([
  [{ width: 4000, height: 3000 }, 2048, 1536],
  [{ width: 3000, height: 4000 }, 1536, 2048],
  [{ width: 800, height: 600 }, 800, 600],
  [{ width: 10_000, height: 1 }, 2048, 1],
])('%o is drawn as %i × %i', (picture, width, height) => {
  expect(fitting(picture, 2048)).toMatchObject({ width, height });
});

test('a thumbnail is a square out of the middle', () => {
  expect(covering({ width: 4000, height: 2000 }, 96)).toEqual({
    width: 96,
    height: 96,
    drawnWidth: 192,
    drawnHeight: 96,
  });
});

describe('files that are not drawn', () => {
  afterEach(() => vi.unstubAllGlobals());
  const bytes = [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63];

  test('what the browser cannot decode is kept', async () => {
    vi.stubGlobal('createImageBitmap', async () => {
      throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
    });
    const { file } = await preparePhoto({
      file: new File([Uint8Array.from(bytes)], 'a.heic'),
      type: 'image/heic',
    });
    expect(file.type).toBe('image/heic');
    expect([...new Uint8Array(await file.arrayBuffer())]).toEqual(bytes);
  });

  test.each(['application/pdf', 'image/gif'] as const)('%s is never decoded', async (type) => {
    const decode = vi.fn();
    vi.stubGlobal('createImageBitmap', decode);
    const { file } = await preparePhoto({ file: new File(['content'], 'a'), type });
    expect(await file.text()).toBe('content');
    expect(file.type).toBe(type);
    expect(decode).not.toHaveBeenCalled();
  });
});
