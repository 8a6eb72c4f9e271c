import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '@/components/ui/error-boundary';

function Broken(): never {
  throw new Error('broken on purpose');
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('F-142 what fails inside a boundary leaves all else in place', () => {
  render(
    <>
      <ErrorBoundary>
        <p>Lost with it</p>
        <Broken />
      </ErrorBoundary>
      <p>Still here</p>
    </>,
  );
  expect(screen.getByText('Still here')).toBeInTheDocument();
  expect(screen.queryByText('Lost with it')).toBeNull();
});

test('F-142 something else can stand in its place', () => {
  render(
    <ErrorBoundary fallback={<p>The plain way</p>}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByText('The plain way')).toBeInTheDocument();
});

test('F-142 a boundary without a fault renders its children alone', () => {
  const { container } = render(
    <ErrorBoundary fallback={<p>The plain way</p>}>
      <p>As it is</p>
    </ErrorBoundary>,
  );
  expect(container).toHaveTextContent(/^As it is$/);
});
