import { expect, test } from 'playwright/test';
import { files, isFile, isProduct, mainText, pageAt, paths, read } from './exported-files';
import { known, specifiedPaths } from './known-products';

test('ROUTE-01 ROUTE-02 the export has exactly the specified paths, in their letter case', () => {
  expect(paths.filter((path) => !isProduct(path)).toSorted()).toEqual([...specifiedPaths].toSorted());
});

test('ROUTE-03 A-10 the files of /UserDashBoard equal those of /UserDashboard, whose url is canonical', () => {
  for (const ending of ['.html', '.txt', '/index.html'])
    expect(read(`UserDashBoard${ending}`), ending).toBe(read(`UserDashboard${ending}`));
  expect(pageAt('/UserDashboard').canonical).toBe('https://minato.example/UserDashboard');
});

test('ROUTE-04 the path of a product has its category and name, with underscores for spaces', () => {
  const specified = [
    known.matcha.path,
    known.crackers.path,
    '/OurStore/Okamoto_Condom_&_Lubrican/Thin_Latex_Condoms',
  ];
  expect(specified.filter((path) => !paths.includes(path))).toEqual([]);
  expect(paths.filter((path) => /[ %]/.test(path))).toEqual([]);
});

test('ROUTE-01 F-71 each page is exported both with and without a slash at the end of its path, and its data once', () => {
  for (const path of paths.filter((candidate) => candidate !== '/'))
    expect(read(`${path}/index.html`), path).toBe(read(`${path}.html`));
  const dataOfPages = [...paths, '/UserDashBoard', '/offline', '/_not-found'].map((path) =>
    path === '/' ? 'index.txt' : `${path.slice(1)}.txt`,
  );
  const otherTexts = ['licences.txt', 'llms.txt', 'robots.txt'];
  expect(files.filter((file) => file.endsWith('.txt'))).toEqual([...dataOfPages, ...otherTexts].sort());
});

test('ROUTE-01 F-71 F-72 a plain file server answers each path with and without a slash at its end, and with an escaped &', async ({
  request,
}) => {
  for (const path of [...paths, '/UserDashBoard']) {
    const withSlash = path === '/' ? path : `${path}/`;
    const spellings = [path, withSlash, path.replaceAll('&', '%26')];
    for (const spelling of new Set(spellings)) {
      const answer = await request.get(spelling, { maxRedirects: 0 });
      expect(answer.status(), spelling).toBe(200);
      expect(answer.headers()['content-type'], spelling).toContain('text/html');
    }
  }
});

test('NF-05 ROUTE-06 F-75 an unknown path answers 404 with the not-found page', async ({ request }) => {
  for (const path of [
    '/Nowhere',
    '/OurStore/Baby_Collection',
    '/OurStore/Baby_Collection/Nothing',
    '/cart',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toBe(read('404.html'));
  }
});

test('NF-05 the not-found page says that the page was not found and links to Home and Contact', () => {
  const html = read('404.html');
  expect(mainText(html)).toContain('Page not found');
  expect(mainText(html)).toContain("The page you are looking for doesn't exist or an other error occurred");
  expect(html).toMatch(/<a\b[^>]*href="\/"[^>]*>(?:<[^>]*>)*Back/);
  expect(html).toMatch(/<a\b[^>]*href="\/Contact"[^>]*>(?:<[^>]*>)*Contact us/);
});

test('F-78 no two paths differ only in letter case, except the two spellings of the dashboard', () => {
  const fileByLowerCase = new Map(files.map((file) => [file.toLowerCase(), file]));
  const duplicates = files.filter((file) => fileByLowerCase.get(file.toLowerCase()) !== file);
  expect(duplicates.filter((file) => !/^UserDash[bB]oard[./]/.test(file))).toEqual([]);
  expect(isFile('UserDashBoard.html')).toBe(true);
});
