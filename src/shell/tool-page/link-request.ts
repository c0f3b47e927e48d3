import { create } from 'zustand';

interface LinkRequest {
  readonly open: boolean;
  setOpen(open: boolean): void;
}

/** Whether the link dialog is open: the button on the page and the palette's action both open it. */
export const useLinkRequest = create<LinkRequest>()((set) => ({
  open: false,
  setOpen: (open) => set({ open }),
}));
