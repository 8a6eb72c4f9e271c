import type * as orderDesk from '@/shop/order-desk';
import type * as settings from '@/shop/settings';

/** Loads modules as they are in a shop whose settings differ from those of the sample. */
export async function withSettings<Module>(
  changed: Partial<typeof settings & typeof orderDesk>,
  load: () => Promise<Module>,
): Promise<Module> {
  jest.resetModules();
  jest.doMock('@/shop/settings', () => ({
    ...jest.requireActual<typeof settings>('@/shop/settings'),
    ...changed,
  }));
  jest.doMock('@/shop/order-desk', () => ({
    ...jest.requireActual<typeof orderDesk>('@/shop/order-desk'),
    ...changed,
  }));
  return load();
}
