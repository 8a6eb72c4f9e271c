'use client';

import { useState } from 'react';
import { Late } from '@/components/loading/late';
import { usePath } from '@/components/ui/use-path';

/** Loads the background tasks last, so that a page answers the first press sooner. */
export function AfterHydration() {
  const [firstPath] = useState(usePath());
  return <Late load={loadTasks} props={{ firstPath }} isNeeded />;
}

const loadTasks = async () => (await import('@/components/layout/background-tasks')).BackgroundTasks;
