import { examplesText, type OwnCommand } from '../../table/own-command.ts'
import { completionScript } from './scripts.ts'

/** `keepsake completion bash`: prints the shell script that completes commands, flags and values. */
export const COMPLETION: OwnCommand = {
  name: 'completion',
  summary: 'Print the completion script for a shell.',
  build: (command, io) =>
    command
      .description('Print the completion script for a shell.')
      .argument('<shell>', 'bash, zsh or fish')
      .addHelpText(
        'after',
        examplesText([
          'source <(keepsake completion bash)          # in ~/.bashrc',
          'source <(keepsake completion zsh)           # in ~/.zshrc, after compinit',
          'keepsake completion fish | source           # in ~/.config/fish/config.fish',
        ]),
      )
      .action((shell: string) => void io.stdout.write(completionScript(shell))),
}
