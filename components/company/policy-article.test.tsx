import { render, screen } from '@testing-library/react';
import { PolicyArticle } from '@/components/company/policy-article';

test('STAT-12 a paragraph links each of its labels, one that occurs twice included', () => {
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
  expect(linked.slice(1)).toEqual([
    ['contact page', '/Contact'],
    ['contact page', '/Contact'],
    ['Your Data', '/UserDashboard#your-data'],
  ]);
  expect(screen.getByText(/^Write to us/)).toHaveTextContent(text);
});
