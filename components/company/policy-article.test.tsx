import { render, screen } from '@testing-library/react';
import { PolicyArticle } from '@/components/company/policy-article';
import type { PageBlock } from '@/lib/domain/page-content';

const show = (intro: readonly PageBlock[], blocks: readonly PageBlock[]) =>
  render(
    <PolicyArticle
      picture={undefined}
      policy={{
        title: 'Terms',
        summary: 'In short.',
        description: 'In short.',
        updated: '2026-11-01',
        intro,
        sections: blocks.length === 0 ? [] : [{ id: 'who', heading: 'Who we are', blocks }],
      }}
    />,
  );

test('STAT-12 links lead to pages of the shop, to a section of one, and to other sites', () => {
  const link = (href: string, text: string) => ({ kind: 'link', href, text }) as const;
  show(
    [],
    [
      {
        kind: 'paragraph',
        text: [
          'Use the ',
          link('/Contact', 'contact page'),
          ' or ',
          link('/UserDashboard#your-data', 'Your Data'),
          '.',
        ],
      },
      { kind: 'paragraph', text: [link('https://law.example/', 'The law')] },
    ],
  );
  expect(screen.getAllByRole('link').map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Who we are', '#who'],
    ['contact page', '/Contact'],
    ['Your Data', '/UserDashboard#your-data'],
    ['The law', 'https://law.example/'],
  ]);
  expect(screen.getByText(/^Use the/)).toHaveTextContent('Use the contact page or Your Data.');
});

test('emphasis, line breaks, headings and numbered lists are shown as such', () => {
  const { container } = show(
    [],
    [
      { kind: 'heading', text: 'By post' },
      {
        kind: 'paragraph',
        text: [
          { kind: 'strong', text: ['very ', { kind: 'emphasis', text: 'fast' }] },
          { kind: 'break' },
          'today',
        ],
      },
      { kind: 'list', isOrdered: true, start: 3, items: ['Pack', 'Send'] },
    ],
  );
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('By post');
  expect(container.querySelector('strong')?.innerHTML).toBe('very <em>fast</em>');
  expect(container.querySelectorAll('br')).toHaveLength(1);
  expect(
    screen
      .getAllByRole('listitem')
      .slice(1)
      .map((item) => item.textContent),
  ).toEqual(['3.Pack', '4.Send']);
});

test('a policy without sections has no list of them', () => {
  show([{ kind: 'paragraph', text: 'Be kind.' }], []);
  expect(screen.getByText('Be kind.')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});
