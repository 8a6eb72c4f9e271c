import { parseJson } from '@/lib/domain/parse-json';

test('STORE-07 JSON is parsed, and any other text gives undefined', () => {
  expect(parseJson('[{"id":2}]')).toEqual([{ id: 2 }]);
  expect(parseJson('null')).toBeNull();
  for (const text of ['', '{', 'undefined', "{'id':2}"]) expect(parseJson(text)).toBeUndefined();
});
