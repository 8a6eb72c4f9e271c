import { render, screen } from '@testing-library/react';
import { PolicyArticle } from '@/components/company/policy-article';

test('STAT-12 every occurrence of a label in a paragraph is a link', () => {
  const text = 'Write to us on the contact page. Our contact page is open day and night, like Your Data.';
  const policy = {
    title: 'Terms',
    summary: 'In short.',
    updated: '2026-11-01',
    sections: [{ heading: 'Who we are', paragraphs: [text] }],
  };
  const links = [
    { label: 'Your Data', route: 'dashboardData' },
    { label: 'contact page', route: 'contact' },
  ] as const;
  render(<PolicyArticle policy={policy} links={links} />);
  const linked = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const [contentsLink, ...paragraphLinks] = linked;
  expect(contentsLink).toEqual(['Who we are', '#who-we-are']);
  expect(paragraphLinks).toEqual([
    ['contact page', '/Contact'],
    ['contact page', '/Contact'],
    ['Your Data', '/UserDashboard#your-data'],
  ]);
  expect(screen.getByText(/^Write to us/)).toHaveTextContent(text);
});
