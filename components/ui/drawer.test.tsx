import { fireEvent, render, screen } from '@testing-library/react';
import { Drawer } from '@/components/ui/drawer';

test('FRAME-09 Escape closes a drawer at once, and the late event of it does not close a drawer that is open again', () => {
  const onClose = jest.fn();
  render(
    <Drawer title="Menu" closeLabel="Close" isOpen onClose={onClose}>
      Tea
    </Drawer>,
  );
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  fireEvent(drawer, new Event('cancel'));
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent(drawer, new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
  drawer.removeAttribute('open');
  fireEvent(drawer, new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(2);
});
