/** @jest-environment node */
import { guideIcons } from '@/components/product/guide-icons';
import { guideIcons as names } from '@/scripts/shop/guides-schema.mjs';

test('every drawing has a name in guides.json', () => {
  expect(Object.keys(guideIcons).toSorted()).toEqual(names);
});
