import type * as settings from '@/shop/settings';

/** Loads modules as they are in a shop whose settings differ from those of the sample. */
export async function withSettings<Module>(
  changed: Partial<typeof settings>,
  load: () => Promise<Module>,
): Promise<Module> {
  jest.resetModules();
  jest.doMock('@/shop/settings', () => ({
    ...jest.requireActual<typeof settings>('@/shop/settings'),
    ...changed,
  }));
  return load();
}
