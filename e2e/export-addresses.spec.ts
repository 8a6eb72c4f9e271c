import { expect, test } from 'playwright/test';
import { files, isFile, isProduct, mainText, pageAt, paths, read } from './exported-files';
import { known, specifiedPaths } from './known-products';

test('ROUTE-01 ROUTE-02 the paths of the specification are exported in its letter case, and no others', () => {
  expect(paths.filter((path) => !isProduct(path)).toSorted()).toEqual([...specifiedPaths].toSorted());
});

test('ROUTE-03 A-10 /UserDashBoard is the dashboard with its data, and the dashboard is canonical', () => {
  for (const file of [
    '.html',
    '.txt',
    '/index.html',
    '/index.txt',
    '/__next._tree.txt',
    '/__next._index.txt',
  ])
    expect(read(`UserDashBoard${file}`), file).toBe(read(`UserDashboard${file}`));
  expect(read('UserDashBoard/__next.UserDashboard.__PAGE__.txt')).toBe(
    read('UserDashboard/__next.UserDashboard.__PAGE__.txt'),
  );
  expect(pageAt('/UserDashboard').canonical).toBe('https://minato.example/UserDashboard');
});

test('ROUTE-04 a product is found under its category and name, with underscores for spaces', () => {
  const typed = [
    known.matcha.path,
    known.crackers.path,
    '/OurStore/Okamoto_Condom_&_Lubrican/Thin_Latex_Condoms',
  ];
  expect(typed.filter((path) => !paths.includes(path))).toEqual([]);
  expect(paths.filter((path) => /[ %]/.test(path))).toEqual([]);
});

test('ROUTE-01 F-71 each page and its data are exported with and without a slash at the end', () => {
  for (const path of paths.filter((one) => one !== '/')) {
    expect(read(`${path}/index.html`), path).toBe(read(`${path}.html`));
    expect(read(`${path}/index.txt`), path).toBe(read(`${path}.txt`));
  }
});

test('ROUTE-01 F-71 F-72 a plain file server answers with and without a slash, and with & escaped', async ({
  request,
}) => {
  for (const path of [...paths, '/UserDashBoard']) {
    const spellings = [path, `${path}/`.replace('//', '/'), path.replaceAll('&', '%26')];
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

test('NF-05 the not-found page says so and links to Home and Contact', () => {
  const html = read('404.html');
  expect(mainText(html)).toContain('Page not found');
  expect(mainText(html)).toContain("The page you are looking for doesn't exist or an other error occurred");
  expect(html).toMatch(/<a\b[^>]*href="\/"[^>]*>(?:<[^>]*>)*Back/);
  expect(html).toMatch(/<a\b[^>]*href="\/Contact"[^>]*>(?:<[^>]*>)*Contact us/);
});

test('F-78 no two files differ only in letter case, but for the two spellings of the dashboard', () => {
  const lowered = new Map(files.map((file) => [file.toLowerCase(), file]));
  const twins = files.filter((file) => lowered.get(file.toLowerCase()) !== file);
  expect(twins.filter((file) => !/^UserDash[bB]oard[./]/.test(file))).toEqual([]);
  expect(isFile('UserDashBoard.html')).toBe(true);
});
