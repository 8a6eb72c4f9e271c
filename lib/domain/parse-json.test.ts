import { parseJson } from '@/lib/domain/parse-json';

test('STORE-07 text that is JSON is read, other text is undefined', () => {
  expect(parseJson('[{"id":2}]')).toEqual([{ id: 2 }]);
  expect(parseJson('null')).toBeNull();
  for (const text of ['', '{', 'undefined', "{'id':2}"]) expect(parseJson(text)).toBeUndefined();
});
