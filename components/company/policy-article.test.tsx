import { render, screen } from '@testing-library/react';
import { PolicyArticle } from '@/components/company/policy-article';

const links = [{ label: 'contact page', route: 'contact' }] as const;
const policy = {
  title: 'Terms',
  summary: 'In short.',
  updated: '2026-11-01',
  sections: [
    { heading: 'Who we are', paragraphs: ['A shop.'] },
    { heading: 'Fees, in USD', paragraphs: ['These:'], list: ['Cambodia: USD 10.', 'Elsewhere: more.'] },
  ],
};

test('STAT-12 a policy shows its date, its sections and a list of contents that leads to them', () => {
  const { container } = render(<PolicyArticle policy={policy} links={links} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  expect(screen.getByText('Last updated 1 November 2026')).toHaveAttribute('datetime', '2026-11-01');
  expect(screen.getByText('Cambodia: USD 10.')).toBeVisible();
  for (const heading of ['Who we are', 'Fees, in USD']) {
    const target = screen.getByRole('link', { name: heading }).getAttribute('href') ?? '';
    expect(container.querySelector(target)).toHaveAccessibleName(heading);
  }
});

test('STAT-12 a paragraph that names one page twice has two links to it', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const twice = 'Write to us on the contact page. Our contact page is open day and night.';
  const page = { ...policy, sections: [{ heading: 'Who we are', paragraphs: [twice] }] };
  render(<PolicyArticle policy={page} links={links} />);
  expect(screen.getAllByRole('link', { name: 'contact page' })).toHaveLength(2);
  expect(logged).not.toHaveBeenCalled();
});
