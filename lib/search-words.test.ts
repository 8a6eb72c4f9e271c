import { cataloguePath } from '@/lib/catalogue-url';
import { defaultQuery } from '@/lib/domain/catalogue';
import { readWords, searchPath } from '@/lib/search-words';

test.each(['', '   ', 'rice crackers', ' tea & more ', 'お茶', 'x'.repeat(250)])(
  'A-73 the search for %j leads to the unfiltered catalogue of these words',
  (words) => {
    expect(searchPath(words)).toBe(cataloguePath({ ...defaultQuery, words }));
    const [, search = ''] = searchPath(words).split('?');
    expect(readWords(search)).toBe(words.trim().slice(0, 200));
  },
);
