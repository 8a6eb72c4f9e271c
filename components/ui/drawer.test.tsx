import { fireEvent, render, screen } from '@testing-library/react';
import { Drawer } from '@/components/ui/drawer';

test('FRAME-11 a press on its close button or beside a drawer closes it, one inside does not', () => {
  const close = jest.fn();
  render(
    <Drawer id="menu" title="Menu" closeLabel="Close">
      <p>Tea</p>
    </Drawer>,
  );
  const drawer = screen.getByRole('dialog', { hidden: true });
  Object.assign(drawer, { close });
  fireEvent.click(screen.getByText('Tea'));
  expect(close).not.toHaveBeenCalled();
  fireEvent.click(drawer);
  expect(close).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByLabelText('Close'));
  expect(close).toHaveBeenCalledTimes(2);
});
