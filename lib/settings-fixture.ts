import type * as extras from '@/shop/extras';
import type * as settings from '@/shop/settings';

/** Loads modules as they are in a shop whose settings differ from those of the sample. */
export async function withSettings<Module>(
  changed: Partial<typeof settings & typeof extras>,
  load: () => Promise<Module>,
): Promise<Module> {
  jest.resetModules();
  jest.doMock('@/shop/settings', () => ({
    ...jest.requireActual<typeof settings>('@/shop/settings'),
    ...changed,
  }));
  jest.doMock('@/shop/extras', () => ({
    ...jest.requireActual<typeof extras>('@/shop/extras'),
    ...changed,
  }));
  return load();
}
