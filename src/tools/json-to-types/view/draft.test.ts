import { describe, expect, it } from 'vitest';
import { initial, sample, shownDraft, withSample, type DraftProps } from './draft.ts';

const draft = { text: '{"a":1}', samples: ['{}'], at: 0 } as unknown as DraftProps['draft'];

describe('shownDraft', () => {
  it('leaves the second sample of the page out of other samples', () => {
    expect(shownDraft({ ...draft, ...initial }).samples).toEqual(initial.samples);
    expect(shownDraft({ ...draft, samples: [...initial.samples] }).samples).toEqual([]);
    expect(shownDraft({ ...draft, samples: [...initial.samples, ''] }).samples).toHaveLength(2);
    expect(shownDraft(draft).samples).toEqual(['{}']);
    expect(shownDraft({ ...draft, text: sample }).samples).toEqual(['{}']);
  });

  it('shows a sample that exists', () => {
    expect(shownDraft({ ...draft, at: 1 }).at).toBe(1);
    expect(shownDraft({ ...draft, at: 7 }).at).toBe(1);
  });
});

it('changes a sample, which may have been removed meanwhile', () => {
  expect(withSample(draft, 0, 'x')).toEqual({ text: 'x' });
  expect(withSample(draft, 1, 'x')).toEqual({ samples: ['x'] });
  expect(withSample(draft, 7, 'x')).toEqual({ samples: ['{}', 'x'] });
});
